/** Converts texts to search words, and a shopper's search to a query. */
export const searchFunctions = [
  `
  -- Lower case, no accents, and of the ASCII punctuation only the point inside of a number. Spaces stay as they are: to
  -- replace each by one took most of the time.
  create or replace function catalog_plain(p_text text) returns text language sql stable parallel safe as $$
    select regexp_replace(lower(unaccent(p_text)),
      '[\\x01-\\x1f\\x21-\\x2d\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]+|(?<![0-9])\\.|\\.(?![0-9])', ' ', 'g')
  $$;
  `,
  `
  -- A text's words as they are and by their stem: "rubies" finds "ruby", "saph" finds "sapphire".
  create or replace function catalog_vector(p_plain text) returns tsvector language sql stable parallel safe as $$
    select to_tsvector('simple', p_plain) || to_tsvector('english', p_plain)
  $$;
  `,
  `
  -- The kind of a stone (name, type, colour, origin), as stems that begin with ~. A trade name's meaning is searched in
  -- these words only, not in a description that mentions another stone. They weigh more than a description's words.
  -- Without a subquery, so that PostgreSQL writes it out where it is called.
  create or replace function catalog_kind_words(p_plain text) returns text[] language sql stable parallel safe as $$
    select coalesce(string_to_array('~' || nullif(
      array_to_string(tsvector_to_array(to_tsvector('english', p_plain)), ' ~'), ''), ' '), '{}')
  $$;
  create or replace function catalog_kind(p_plain text) returns tsvector language sql stable parallel safe as $$
    select coalesce(nullif(array_to_string(catalog_kind_words(p_plain), ':1B ') || ':1B', ':1B'), '')::tsvector
  $$;
  `,
  `
  -- Query for products that have one of these names, in any spelling, or that the trade name stands for.
  create or replace function catalog_called(p_names text[], p_means text[]) returns text
  language sql stable as $$
    select string_agg(part, '|') from (
      select quote_literal(name) from unnest(p_names) name where position(' ' in name) = 0
      union all
      select '(' || (select string_agg(quote_literal(word), '&') from unnest(catalog_kind_words(meaning)) word) || ')'
      from unnest(p_means) meaning
    ) it(part)
  $$;
  `,
  `
  -- The words of this tenant whose beginning is nearest to an unfinished word with a typo: "saph" for "sapphire". A
  -- beginning is as long as the typed word, or one letter shorter or longer.
  create or replace function catalog_nearest_beginning(p_tenant text, p_word text, p_most integer) returns text[]
  language plpgsql stable as $$
  begin
    return (select array_agg(near.word) from (
      select w.word, rank() over (order by min(d.distance)) as nearness
      from catalog_word w,
      generate_series(length(p_word) - 1, length(p_word) + 1) letters,
      levenshtein_less_equal(left(w.word, letters), p_word, p_most) as d(distance)
      where w.tenant_id = p_tenant and w.word !~ '[0-9 ]' and length(w.word) > length(p_word)
        and d.distance <= p_most
      group by w.word
    ) near where near.nearness = 1);
  end $$;
  `,
  `
  -- The words of this tenant, or names of the trade, nearest to a word that neither has: two swapped letters, else the
  -- fewest edits, else those that begin nearly so. Short names of the trade are near to too many words.
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
      from (
        select word from catalog_word where tenant_id = p_tenant
        union all
        select name from catalog_stone_names() it, unnest(it.names) name where length(name) > 4
      ) w, levenshtein_less_equal(w.word, p_word, v_most) as d(distance)
      where w.word !~ '[0-9 ]' and length(w.word) between v_length - v_most and v_length + v_most
        and d.distance <= v_most
    ) near where near.nearness = 1;
    if v_found is null and v_length > 3 then
      v_found := catalog_nearest_beginning(p_tenant, p_word, v_most);
    end if;
    return v_found[1:20];
  end $$;
  `,
  `
  -- One word of a search as a query: as a beginning, by its stem, as a word of the kind of stone ("sapphire" finds every
  -- sapphire), as a name of the trade or the beginning of one, or as what it was meant to be. Beginnings are spelled
  -- out as the tenant's own words: PostgreSQL's own search for one is far slower.
  create or replace function catalog_word_query(p_tenant text, p_word text) returns text language plpgsql stable as $$
  declare
    v_stem text := coalesce((ts_lexize('english_stem', p_word))[1], p_word);
    v_words text[];
    v_called text;
    v_any text;
  begin
    select array_agg(it.word) into v_words from (
      select word from catalog_word where tenant_id = p_tenant and word >= p_word and word < p_word || chr(1114111)
      union select word from catalog_word where tenant_id = p_tenant and word = v_stem
      order by word limit 101
    ) it;
    select string_agg(catalog_called(it.names, it.means), '|') into v_called
      from catalog_stone_names() it where it.names && array[p_word, v_stem]
        or length(p_word) >= 3 and exists (select 1 from unnest(it.names) name where starts_with(name, p_word));
    if v_words is null and v_called is null then
      v_words := catalog_nearest(p_tenant, p_word);
      select string_agg(catalog_called(it.names, it.means), '|') into v_called
        from catalog_stone_names() it where it.names && v_words;
    end if;
    v_words := coalesce(v_words, array[p_word]);
    if cardinality(v_words) > 100 then
      v_any := quote_literal(p_word) || ':*|' || quote_literal('~' || p_word) || ':*';
    else
      select string_agg(distinct quote_literal(it), '|') into v_any from (
        select word from unnest(v_words) word
        union all
        select '~' || coalesce((ts_lexize('english_stem', word))[1], word) from unnest(v_words || p_word) word
      ) words(it);
    end if;
    return '(' || v_any || coalesce('|' || v_called, '') || ')';
  end $$;
  `,
  `
  -- Every word of the search must be found; a name or a meaning of several words counts as one of them.
  -- Null when the search says nothing.
  create or replace function catalog_query(p_tenant text, p_search text) returns tsquery language plpgsql stable as $$
  declare
    v_plain text := ' ' || array_to_string(regexp_split_to_array(trim(catalog_plain(p_search)), ' +'), ' ') || ' ';
    v_name record;
    v_word text;
    v_all text;
  begin
    for v_name in
      select phrase, names, means from catalog_stone_names() it, unnest(it.names || it.means) phrase
      where position(' ' in phrase) > 0 and position(' ' || phrase || ' ' in v_plain) > 0
      order by length(phrase) desc, phrase
    loop
      continue when position(' ' || v_name.phrase || ' ' in v_plain) = 0;
      -- A loop, since two adjacent occurrences share a space: ' ruby ruby ' → ' ruby ' → ' '.
      while position(' ' || v_name.phrase || ' ' in v_plain) > 0 loop
        v_plain := replace(v_plain, ' ' || v_name.phrase || ' ', ' ');
      end loop;
      v_all := coalesce(v_all || '&', '') || '((' || plainto_tsquery('english', v_name.phrase)::text || ')|'
        || catalog_called(case when v_name.phrase = any (v_name.names) then v_name.names end, v_name.means) || ')';
    end loop;
    for v_word in
      select word from unnest(tsvector_to_array(to_tsvector('simple', v_plain))) word limit 16
    loop
      v_all := coalesce(v_all || '&', '') || catalog_word_query(p_tenant, v_word);
    end loop;
    return v_all::tsquery;
  end $$;
  `,
]
