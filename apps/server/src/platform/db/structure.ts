import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, SqlSession } from './client.ts';
import { migrationsFolder } from './migrate.ts';
import { REQUEST_ROLE } from './request-role.ts';

/** One line for each part that migrations make: tables, columns, constraints, indexes, triggers, functions, views, policies, grants, the role. */
const PARTS = `
  with relation as (
    select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration' and c.relkind in ('r', 'v', 'S')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ), routine as (
    select p.*, p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  ), holder (oid, name) as (
    select oid, rolname::text from pg_roles where rolname = '${REQUEST_ROLE}' union all select 0, 'public'
  )
  select format('role %s%s%s%s%s', rolname, case when rolcanlogin then ' login' end, case when rolsuper then ' superuser' end,
    case when rolbypassrls then ' bypassrls' end, case when rolinherit then '' else ' noinherit' end) as part
  from pg_roles where rolname = '${REQUEST_ROLE}'
  union all
  select format('%s %s%s%s', case relkind when 'r' then 'table' when 'v' then 'view' else 'sequence' end, relname,
    case when relrowsecurity then ' with row security' end, ' ' || array_to_string(reloptions, ' '))
  from relation
  union all
  select format('column %s.%s %s%s', r.relname, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end)
  from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped where r.relkind in ('r', 'v')
  union all
  select format('constraint %s.%s %s', r.relname, c.conname, pg_get_constraintdef(c.oid))
  from relation r join pg_constraint c on c.conrelid = r.oid where c.contype in ('c', 'p', 'u', 'f', 'x')
  union all
  select format('index %s%s', pg_get_indexdef(i.indexrelid), case when not i.indisvalid then ' invalid' end)
  from relation r join pg_index i on i.indrelid = r.oid
  union all
  select format('trigger %s%s', pg_get_triggerdef(t.oid), case when t.tgenabled <> 'O' then ' disabled' end)
  from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all
  select format('function %s %s%s%s', signature, md5(prosrc), case when prosecdef then ' security definer' end, ' ' || array_to_string(proconfig, ' '))
  from routine
  union all
  select format('policy %s.%s %s%s to %s using %s check %s', tablename, policyname, cmd, case permissive when 'RESTRICTIVE' then ' restrictive' end,
    array_to_string(roles, ','), qual, with_check)
  from pg_policies where schemaname = 'public'
  union all
  select format('grant %s on %s to %s', string_agg(acl.privilege_type, ', ' order by acl.privilege_type), relname, h.name)
  from relation, aclexplode(relacl) acl join holder h on h.oid = acl.grantee group by relname, h.name
  union all
  select format('grant %s on %s.%s to %s', string_agg(acl.privilege_type, ', ' order by acl.privilege_type), r.relname, a.attname, h.name)
  from relation r join pg_attribute a on a.attrelid = r.oid, aclexplode(a.attacl) acl join holder h on h.oid = acl.grantee
  group by r.relname, a.attname, h.name
  union all
  select format('grant execute on %s to %s', signature, h.name)
  from routine, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl join holder h on h.oid = acl.grantee`;

/** The parts that a database has. */
export async function structureOf(session: SqlSession): Promise<string[]> {
  const rows = await session.query(PARTS);
  return rows.map(({ part }) => String(part).replaceAll(/\s+/g, ' ').trim()).toSorted();
}

/** The file that lists the parts which all migrations together make. A test keeps it current. */
export const structureFile = (): string => join(migrationsFolder(), 'structure.txt');

/** What a database lacks of the parts that the migrations make, and what gives rights that they do not give. */
interface StructureProblems {
  /** How many parts the migrations make. */
  readonly expected: number;
  readonly missing: readonly string[];
  readonly excess: readonly string[];
}

/** A part that widens what requests may reach. */
const GIVES_RIGHTS = /^(role|policy|grant) /;

/** A restored database brackets expressions differently: `(a or b) or c` of a policy becomes `a or b or c`. */
const comparable = (part: string): string => part.replaceAll(/[()]/g, '').replaceAll(/\s+/g, ' ');

/** Compares a database with what the migrations make. Further tables, indexes or triggers of the operator are no problem. */
export async function structureProblems(session: SqlSession, file = structureFile()): Promise<StructureProblems> {
  if (!existsSync(file)) throw new Error(`${file} is missing: the installation is incomplete.`);
  const expected = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const found = await structureOf(session);
  const [expectedSet, foundSet] = [new Set(expected.map(comparable)), new Set(found.map(comparable))];
  return {
    expected: expected.length,
    missing: expected.filter((part) => !foundSet.has(comparable(part))),
    excess: found.filter((part) => GIVES_RIGHTS.test(part) && !expectedSet.has(comparable(part))),
  };
}

const NAMED = 8;

/** Refuses a database whose policies, role, grants, triggers or constraints are not those of the migrations, as after an incomplete restore. */
export async function assertStructure(database: Database): Promise<void> {
  const { missing, excess } = await database.session((session) => structureProblems(session));
  const problems = [...missing.map((part) => `missing: ${part}`), ...excess.map((part) => `not of the migrations: ${part}`)];
  if (problems.length === 0) return;
  const more = problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : [];
  throw new Error(
    [
      `The database is not what the migrations make: ${problems.length} parts differ. Restore it with "ops restore", and look at all of them with "ops verify".`,
      ...problems.slice(0, NAMED),
      ...more,
    ].join('\n'),
  );
}
