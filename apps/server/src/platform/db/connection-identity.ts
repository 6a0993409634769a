import { REQUEST_ROLE } from './request-role.ts';

/** Who a connection is for the database, and which tables it finds. */
export const IDENTITY_COLUMNS = `current_user::text as role, session_user::text as signed_in_as,
  current_setting('row_security') as row_security, array_to_string(current_schemas(false), ', ') as schemas,
  (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
  (select rolbypassrls from pg_roles where rolname = current_user) as bypasses_row_security`;

export const IDENTITY_QUERY = `select ${IDENTITY_COLUMNS}`;

/** Whose statements a connection sends: an enterprise's, subject to row security, or the platform's own. */
export type Purpose = 'requests' | 'platform';

/** A connection that is not who it must be. A connection pooler or a setting of the role may have changed it. */
export class WrongIdentity extends Error {
  constructor(purpose: Purpose, what: string) {
    super(`The database connection for ${purpose} is refused: ${what}`);
    this.name = 'WrongIdentity';
  }
}

/** A connection that a pooler shares with others between transactions, so that role and enterprise of one would hold for another. */
export class SharedConnection extends Error {
  constructor() {
    super(
      'The database connection is refused: a pooler gives one server connection to several clients, transaction by transaction, and row security would be lost. Use its session mode (PgBouncer: pool_mode = session), or connect to PostgreSQL directly.',
    );
    this.name = 'SharedConnection';
  }
}

const SCHEMA = 'public';

/** Refuses a connection whose role, schemas or settings would give it other rights than intended. */
export function assertIdentity(purpose: Purpose, found: Readonly<Record<string, unknown>> | undefined): void {
  const { role, signed_in_as: signedInAs, row_security: rowSecurity, schemas } = found ?? {};
  const refuse = (what: string): never => {
    throw new WrongIdentity(purpose, what);
  };
  if (schemas !== SCHEMA) refuse(`its search_path finds the schemas "${String(schemas)}" instead of "${SCHEMA}" alone`);
  if (purpose === 'platform') {
    if (role !== signedInAs) refuse(`its role is "${String(role)}" instead of the one that it signed in as, "${String(signedInAs)}"`);
    return;
  }
  if (role !== REQUEST_ROLE) refuse(`its role is "${String(role)}" instead of "${REQUEST_ROLE}"`);
  if (rowSecurity !== 'on') refuse(`its row_security is "${String(rowSecurity)}" instead of "on"`);
  if (found?.['is_superuser'] !== false) refuse(`"${REQUEST_ROLE}" is a superuser`);
  if (found?.['bypasses_row_security'] !== false) refuse(`"${REQUEST_ROLE}" may bypass row security (BYPASSRLS)`);
}
