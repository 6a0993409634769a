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
    // The key says whether the value changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return settled;
}

/** The live checks: computed here at once, and by the server a moment after the typing stops. */
export function useIssueChecks(form: CheckedForm, draftKey: string, id: IssuanceId | undefined) {
  const settled = useSettled<IssueDraft>(form.draft, draftKey);
  const server = useEndpoint(contract.issuance.check, { ...(id === undefined ? {} : { id }), form: settled.value }, { quiet: true });
  const local = useMemo(() => localChecks(form), [form]);
  const current = settled.key === draftKey && !server.isValidating;
  const answer = current ? (server.data?.checks ?? []) : [];
  return {
    checks: shownChecks(local, answer),
    /** The server's answer to the form as it stands is still awaited. */
    awaiting: !current,
    differing: disagreements(local, answer),
    /** What the server could not be asked. */
    error: current ? server.error : undefined,
  };
}
