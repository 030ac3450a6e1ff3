/** How texts become search words, and a shopper's search a query. */
export const searchFunctions = [
  `
  -- Lower case, no accents, and of the ASCII punctuation only the point inside of a number.
  create or replace function catalog_plain(p_text text) returns text language sql stable parallel safe as $$
    select regexp_replace(
      regexp_replace(lower(unaccent(p_text)), '[\\x01-\\x2d\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+', ' ', 'g'),
      '(?<![0-9])\\.|\\.(?![0-9])', ' ', 'g')
  $$;
  `,
  `
  -- A text's words as they are and by their stem: "rubies" finds "ruby", "saph" finds "sapphire".
  create or replace function catalog_vector(p_plain text) returns tsvector language sql stable parallel safe as $$
    select to_tsvector('simple', p_plain) || to_tsvector('english', p_plain)
  $$;
  `,
  `
  -- The words of this shop nearest to a word that it doesn't have: two swapped letters, else the fewest edits.
  create or replace function catalog_nearest(p_tenant text, p_word text) returns text[] language plpgsql stable as $$
  declare
    v_length integer := length(p_word);
    v_most integer := case when v_length <= 5 then 1 else 2 end;
    v_found text[];
  begin
    if v_length < 3 or v_length > 40 or p_word ~ '[0-9]' then return null; end if;
    select array_agg(w.word) into v_found from catalog_word w
      where w.tenant_id = p_tenant and w.word = any (array(
        select left(p_word, i - 1) || substr(p_word, i + 1, 1) || substr(p_word, i, 1) || substr(p_word, i + 2)
        from generate_series(1, v_length - 1) i));
    if v_found is not null then return v_found; end if;
    select array_agg(near.word) into v_found from (
      select w.word, rank() over (order by d.distance, similarity(w.word, p_word) < 0.3) as nearness
      from catalog_word w, levenshtein_less_equal(w.word, p_word, v_most) as d(distance)
      where w.tenant_id = p_tenant and w.word !~ '[0-9]' and length(w.word) between v_length - v_most and v_length + v_most
        and d.distance <= v_most
    ) near where near.nearness = 1;
    return v_found[1:20];
  end $$;
  `,
  `
  -- Every word of the search must be found: as a beginning, by its stem, or as what it was meant to be. Beginnings
  -- are spelled out as the shop's own words: PostgreSQL's own search for a beginning is far slower than for a word.
  -- Null when the search says nothing.
  create or replace function catalog_query(p_tenant text, p_search text) returns tsquery language plpgsql stable as $$
  declare
    v_word text;
    v_stem text;
    v_words text[];
    v_any text;
    v_all text;
  begin
    for v_word in
      select word from unnest(tsvector_to_array(to_tsvector('simple', catalog_plain(p_search)))) word limit 16
    loop
      v_stem := coalesce((ts_lexize('english_stem', v_word))[1], v_word);
      select array_agg(it.word) into v_words from (
        select word from catalog_word where tenant_id = p_tenant and word >= v_word and word < v_word || chr(1114111)
        union select word from catalog_word where tenant_id = p_tenant and word = v_stem
        order by word limit 101
      ) it;
      v_words := coalesce(v_words, catalog_nearest(p_tenant, v_word), array[v_word]);
      if cardinality(v_words) > 100 then
        v_any := quote_literal(v_word) || ':*';
      else
        select string_agg(quote_literal(it), '|') into v_any from unnest(v_words) it;
      end if;
      v_all := coalesce(v_all || '&', '') || '(' || v_any || ')';
    end loop;
    return v_all::tsquery;
  end $$;
  `,
]
