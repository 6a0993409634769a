import { EnterpriseNo } from '@lianxin/api/contract';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import {
  creditApplication,
  enterprise,
  enterpriseCancellation,
  erasureRequest,
  userAccount,
  type operationProposal,
} from '../../schema/index.ts';

type ProposalRow = typeof operationProposal.$inferSelect;

export interface Subject {
  readonly enterpriseNo: EnterpriseNo;
  readonly name: string;
}

const Request = z.record(z.string(), z.unknown());

/** The fields of a request that name an enterprise, whom it concerns most first. */
const ENTERPRISE_FIELDS = ['enterpriseNo', 'memberNo', 'guaranteedNo', 'issuerNo', 'guarantorNo', 'headNo', 'insteadOf'] as const;

/** Acts on a request that an enterprise made, by its id. */
const REQUESTED = { 'credit.grant': creditApplication, 'cancellations.approve': enterpriseCancellation } as const;

const isRequested = (operation: string): operation is keyof typeof REQUESTED => Object.hasOwn(REQUESTED, operation);

const textIn = (request: unknown, field: string): string[] => {
  const value = z.safeParse(Request, request).data?.[field];
  return typeof value === 'string' ? [value] : [];
};

/** The enterprises that each proposal is about, by name, in four statements at most. */
export async function subjectsOf(db: Db, rows: readonly ProposalRow[]): Promise<(row: ProposalRow) => Subject[]> {
  const ofRequest = new Map<string, string>();
  for (const [operation, table] of Object.entries(REQUESTED)) {
    const ids = rows.filter((row) => row.operation === operation).flatMap(({ request }) => textIn(request, 'id'));
    if (ids.length === 0) continue;
    const found: readonly { id: string; enterpriseNo: string }[] = await db
      .select({ id: table.id, enterpriseNo: table.enterpriseNo })
      .from(table)
      .where(inArray<typeof table.id>(table.id, ids));
    for (const { id, enterpriseNo } of found) ofRequest.set(`${operation} ${id}`, enterpriseNo);
  }
  const numbersOf = ({ operation, request }: ProposalRow): string[] =>
    isRequested(operation)
      ? textIn(request, 'id').flatMap((id) => ofRequest.get(`${operation} ${id}`) ?? [])
      : ENTERPRISE_FIELDS.flatMap((field) => textIn(request, field));
  const numbers = [...new Set(rows.flatMap(numbersOf))];
  const named =
    numbers.length === 0
      ? []
      : await db
          .select({ enterpriseNo: enterprise.enterpriseNo, name: enterprise.name })
          .from(enterprise)
          .where(inArray(enterprise.enterpriseNo, numbers));
  const names = new Map<string, string>(named.map(({ enterpriseNo, name }) => [enterpriseNo, name]));
  return (row) =>
    numbersOf(row).flatMap((no) => {
      const name = names.get(no);
      return name === undefined ? [] : [{ enterpriseNo: z.parse(EnterpriseNo, no), name }];
    });
}

/** The person whose data each proposal is to erase. */
export async function personsOf(db: Db, rows: readonly ProposalRow[]): Promise<(row: ProposalRow) => string | null> {
  const idsOf = ({ operation, request }: ProposalRow) => (operation === 'erasures.carryOut' ? textIn(request, 'id') : []);
  const ids = rows.flatMap(idsOf);
  if (ids.length === 0) return () => null;
  const found = await db
    .select({ id: erasureRequest.id, displayName: userAccount.displayName, userName: userAccount.userName })
    .from(erasureRequest)
    .innerJoin(userAccount, eq(userAccount.userId, erasureRequest.userId))
    .where(inArray(erasureRequest.id, ids));
  const names = new Map(found.map(({ id, displayName, userName }) => [id, `${displayName} (${userName})`]));
  return (row) => idsOf(row).map((id) => names.get(id) ?? null)[0] ?? null;
}
