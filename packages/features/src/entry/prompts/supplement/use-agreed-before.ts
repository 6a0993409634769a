import { contract, type DocumentId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useSignedInViewer } from '../../../platform/session/index.ts';

const NEWEST = { page: 1, pageSize: 20 } as const;

/** Documents in force that the person has agreed to for the enterprise, and need not read again. */
export function useAgreedBefore(): ReadonlySet<DocumentId> {
  const { enterpriseName } = useSignedInViewer();
  const { data: consents } = useEndpoint(contract.account.consents, NEWEST, { quiet: true });
  const { data: inForce } = useEndpoint(contract.documents.list, {}, { quiet: true });
  const agreed = (consents?.list ?? []).filter((given) => given.enterpriseName === enterpriseName);
  const valid = (inForce ?? []).filter(({ id, version }) => agreed.some((given) => given.id === id && given.version === version));
  return new Set(valid.map(({ id }) => id));
}
