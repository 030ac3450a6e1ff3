/**
 * The identity of the database: cluster, timeline and database. A restored database has another one, however it was
 * restored: from a dump or by `restore` it is another database, and by point-in-time recovery it is on another timeline.
 * Restarts and crashes change nothing. Some managed databases refuse a part to a plain role. It is then `-`, and a
 * recovery that changes only this part isn't recognized.
 */
export const identityFunction = `
  create or replace function installation_identity() returns text language plpgsql stable as $$
  declare
    v_system text := '-';
    v_timeline text := '-';
  begin
    begin
      select system_identifier::text into v_system from pg_control_system();
    exception when insufficient_privilege or feature_not_supported or undefined_function then null;
    end;
    begin
      v_timeline := left(pg_walfile_name(pg_current_wal_lsn()), 8);
    exception when insufficient_privilege or feature_not_supported or undefined_function then null;
    end;
    return (
      select v_system || '/' || v_timeline || '/' || oid::text from pg_database where datname = current_database());
  end $$;
`
