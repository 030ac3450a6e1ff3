#!/bin/sh
# Runs once, in a new PostgreSQL container: the product's role, which row-level security binds, and its database.
set -eu
psql --username "$POSTGRES_USER" --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role ratna login password :'password' nosuperuser nobypassrls;
create database ratna owner ratna;
\connect ratna
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gin;
SQL
