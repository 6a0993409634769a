#!/bin/bash
# The standby of deploy/compose.yaml: copies the primary once, then follows it.
set -euo pipefail
if [ ! -s "${PGDATA}/PG_VERSION" ]; then
  export PGPASSWORD="${POSTGRES_PASSWORD}"
  # A copy that broke off has left its slot, which the next one could not make again.
  until psql -h primary -U "${POSTGRES_USER}" -d "${POSTGRES_DB}" -qc "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby'" &&
    pg_basebackup -h primary -U "${POSTGRES_USER}" -D "${PGDATA}" -R -X stream -C -S standby; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  echo "primary_conninfo = 'host=primary user=${POSTGRES_USER} password=${POSTGRES_PASSWORD} application_name=standby'" >> "${PGDATA}/postgresql.auto.conf"
  chown -R postgres:postgres "${PGDATA}"
  chmod 0700 "${PGDATA}"
fi
exec gosu postgres postgres -c max_connections=200
