import { contract } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { ApplicationLog, ReasonBanner } from '../../../applications/application/index.ts';
import { RecordSheet, TermBadge, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { useNextActor } from '../../../platform/terms/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { SupplementFacts } from './supplement-facts.tsx';
import { SUPPLEMENT_TERMS, type Supplement, type SupplementDetail } from './supplement-terms.ts';

export interface SupplementSheetProps {
  readonly at: SheetPlace;
  readonly verbs: (supplement: Supplement) => readonly Verb[];
}

/** A manual entry with its log. */
export function SupplementSheet({ at, verbs }: SupplementSheetProps) {
  const { t } = useLingui();
  const shown = useRecord(contract.fundRegister.supplement, at.id);
  return (
    <RecordSheet
      at={at}
      shown={shown}
      title={(one) => one?.applicationNumber ?? t`资金登记簿补录`}
      titleNote={({ state }) => <TermBadge term={SUPPLEMENT_TERMS[state]} />}
      acts={{ name: ({ applicationNumber }) => applicationNumber, verbs }}
      tabs={(one) => [
        { id: 'facts', label: t`补录内容`, content: <SupplementFacts supplement={one} /> },
        { id: 'log', label: t`操作记录`, content: <Log supplement={one} /> },
      ]}
    >
      {({ reason }) => <ReasonBanner reason={reason} />}
    </RecordSheet>
  );
}

function Log({ supplement: { log, waitingFor } }: { readonly supplement: SupplementDetail }) {
  const nextActor = useNextActor();
  const { enterpriseName = '' } = useSignedInViewer();
  return (
    <ApplicationLog log={log} waiting={waitingFor && { who: nextActor({ enterpriseName, ...waitingFor }), since: waitingFor.since }} />
  );
}
