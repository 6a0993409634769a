#!/bin/bash
# Runs once, when the primary of deploy/compose.yaml is made: lets the standby copy it.
set -euo pipefail
echo "host replication ${POSTGRES_USER} samenet scram-sha-256" >> "${PGDATA}/pg_hba.conf"
