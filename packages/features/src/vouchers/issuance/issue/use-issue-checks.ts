import { contract, type IssuanceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useEffect, useMemo, useState } from 'react';
import { disagreements, localChecks, shownChecks, type CheckedForm } from './local-checks.ts';
import type { IssueDraft } from './issue-form.schema.ts';

const SETTLE_MS = 600;

function useSettled<Value>(value: Value, key: string): { readonly value: Value; readonly key: string } {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), SETTLE_MS);
    return () => clearTimeout(timer);
    // The key tells whether the value changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return settled;
}

/** Live checks: computed here at once, and by the server after a pause in typing. */
export function useIssueChecks(form: CheckedForm, draftKey: string, id: IssuanceId | undefined) {
  const settled = useSettled<IssueDraft>(form.draft, draftKey);
  const server = useEndpoint(contract.issuance.check, { ...(id === undefined ? {} : { id }), form: settled.value }, { quiet: true });
  const local = useMemo(() => localChecks(form), [form]);
  const current = settled.key === draftKey && !server.isValidating;
  const answer = current ? (server.data?.checks ?? []) : [];
  return {
    checks: shownChecks(local, answer),
    /** The server's answer to the present form is pending. */
    awaiting: !current,
    differing: disagreements(local, answer),
    /** The failure of asking the server. */
    error: current ? server.error : undefined,
  };
}
