/**
 * SQL expression of the identity of the database that runs it: cluster, timeline and database. A restored database has
 * another one, however it was restored: from a dump or by `restore` it is another database, and by point-in-time
 * recovery it is on another timeline. Restarts and crashes change nothing.
 */
export const identitySql = `(
  select system_identifier::text || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) || '/' || d.oid::text
  from pg_control_system(), pg_database d where d.datname = current_database())`
