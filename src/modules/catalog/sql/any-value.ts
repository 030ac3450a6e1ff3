/** The aggregate `any_value` where PostgreSQL has none: before version 16. */
export const anyValue = [
  `
  do $do$
  begin
    if current_setting('server_version_num')::int >= 160000 then return; end if;
    -- PL/pgSQL takes half the time of SQL here.
    create or replace function keep_first(jsonb, jsonb) returns jsonb
      language plpgsql immutable strict parallel safe as $$ begin return $1; end $$;
    create or replace aggregate any_value(jsonb)
      (sfunc = keep_first, stype = jsonb, combinefunc = keep_first, parallel = safe);
  end $do$
  `,
]
