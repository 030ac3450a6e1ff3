#!/bin/sh
# Creates the cluster in a new volume and runs the scripts of docker-entrypoint-initdb.d in it, then starts the server.
set -eu
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }

export POSTGRES_USER="${POSTGRES_USER:-postgres}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chown postgres:postgres "$PGDATA"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  # Only on the socket: nobody else connects before the scripts have run.
  as_postgres pg_ctl --wait --options "-c listen_addresses=''" start
  for script in /docker-entrypoint-initdb.d/*.sh; do
    as_postgres sh "$script"
  done
  as_postgres pg_ctl --wait --mode fast stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -c listen_addresses='*'
