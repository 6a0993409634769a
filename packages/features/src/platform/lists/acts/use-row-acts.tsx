import { ApiError, isOvertaken } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { AlertDialog, type AlertDialogProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { startTransition, useState, type ReactNode } from 'react';
import { DURATION_MS, noticeOf, useNotices } from '../../notices/index.ts';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';
import type { Verb } from './row-acts.tsx';

/** What a person is asked before something is done. */
export interface Question
  extends
    Pick<AlertDialogProps, 'title' | 'amount' | 'facts' | 'consequence' | 'confirmLabel' | 'danger' | 'needsNetwork'>,
    Pick<ReasonDialogProps, 'suggestions'> {
  /** The reason that is asked for: whether there has to be one, and who will read it. @default none is asked for */
  readonly reason?: { readonly required: boolean } & Pick<ReasonDialogProps, 'reader'>;
}

/** Something to be done, once the person has said yes. */
export interface Step {
  /** What is asked first; none: it is done at once. */
  readonly ask?: Question;
  /** Does it; nothing when the person turned back, as before a signature. */
  readonly perform: (reason: string) => Promise<Result<unknown> | undefined>;
  /** Said when it is done. */
  readonly done: string;
}

/** An act on a row: what it is called, when it is offered, and what it does. */
export interface ListAct<Row> extends Pick<Verb, 'id'> {
  readonly label: string | ((row: Row) => string);
  /** Whether the row offers it, by the action matrix: what the server says it allows. @default always */
  readonly offered?: (row: Row) => boolean;
  /** Why this person cannot do it though it is in sight; none: they can. */
  readonly blocked?: (row: Row) => string | undefined;
  /** Leads to where it is done, or says what there is to do; looked up first, quietly, where that needs an answer. */
  readonly start: (row: Row) => Step | undefined | void | Promise<Step | undefined>;
}

/** A row of the list and its detail in a sheet are one thing. */
const idOf = (row: object): unknown => ('id' in row ? row.id : row);

/** The version of a row, or of what an act answers of one. */
const versionOf = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number' ? row.version : undefined;

/** Whether an act answered that the row is another version by now. */
const isOutdatedBy = (row: object, answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && idOf(answer) === idOf(row) && (versionOf(answer) ?? versionOf(row)) !== versionOf(row);

/**
 * The acts of a list's rows: asked, done, told, and the list looked at again. Render `dialogs` once; `verbs` are for a row, a card or a
 * sheet's foot. What was just done with a row changed it: its verbs wait until the page shows what it has become.
 */
export function useRowActs<Row extends object>(acts: readonly ListAct<Row>[], refresh: () => void) {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const [asked, setAsked] = useState<{ readonly step: Step; readonly row: Row; readonly overtaken?: boolean }>();
  const [busy, setBusy] = useState(false);
  const [renewing, setRenewing] = useState<readonly unknown[]>([]);
  /** By row, the version that the last act left behind: an answer that was kept, or on its way, may still show it. */
  const [outdated, setOutdated] = useState<ReadonlyMap<unknown, number | undefined>>(new Map());

  async function waitFor(row: Row, renewed: Promise<unknown>): Promise<void> {
    const id = idOf(row);
    setRenewing((others) => [...others, id]);
    // A page that could not be renewed says so itself.
    await Promise.allSettled([renewed]);
    // The rows are drawn in slices: no verb is there before what it is about.
    startTransition(() => setRenewing((all) => all.toSpliced(all.indexOf(id), 1)));
  }

  async function perform({ perform: run, done }: Step, row: Row, reason: string): Promise<void> {
    setBusy(true);
    try {
      const result = await run(reason);
      if (result === undefined) return;
      // Any other failure leaves the question open: a notice says why, and it can be tried again.
      if (!result.ok && !isOvertaken(result.error)) return;
      // A reason that was typed stays in sight though it could not be sent.
      setAsked((current) => (result.ok || reason === '' ? undefined : current && { ...current, overtaken: true }));
      if (result.ok) {
        show({ tone: 'positive', text: done, durationMs: DURATION_MS.success });
        if (isOutdatedBy(row, result.data)) setOutdated((all) => new Map(all).set(idOf(row), versionOf(row)));
        if (result.renewed) void waitFor(row, result.renewed);
      }
      refresh();
    } finally {
      setBusy(false);
    }
  }

  async function start(act: ListAct<Row>, row: Row): Promise<void> {
    try {
      const step = await act.start(row);
      if (step === undefined) return;
      if (step.ask) setAsked({ step, row });
      else await perform(step, row, '');
    } catch (caught) {
      // What was looked up first did not come.
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    }
  }

  const isOutdated = (row: Row): boolean => outdated.has(idOf(row)) && outdated.get(idOf(row)) === versionOf(row);

  const verbs = (row: Row): readonly Verb[] =>
    acts
      .filter(({ offered }) => offered?.(row) ?? true)
      .map((act) => {
        const disabledReason = act.blocked?.(row);
        return {
          id: act.id,
          label: typeof act.label === 'string' ? act.label : act.label(row),
          run: () => void start(act, row),
          ...(disabledReason === undefined ? {} : { disabledReason }),
          ...(renewing.includes(idOf(row)) || isOutdated(row) ? { waits: true } : {}),
        };
      });

  const dialogs: ReactNode = asked && (
    <Asking
      step={asked.step}
      overtaken={asked.overtaken === true}
      busy={busy}
      onClose={() => setAsked(undefined)}
      onConfirm={(reason) => void perform(asked.step, asked.row, reason)}
    />
  );
  return { verbs, dialogs };
}

/** The acts of a list's rows. */
export type RowActing<Row extends object> = ReturnType<typeof useRowActs<Row>>;

interface AskingProps {
  readonly step: Step;
  readonly overtaken: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

function Asking({ step: { ask }, overtaken, busy, onClose, onConfirm }: AskingProps) {
  if (!ask) return null;
  const { reason, suggestions, ...question } = ask;
  const shared = { ...question, open: true, busy, onOpenChange: (open: boolean) => !open && onClose() };
  if (reason === undefined) return <AlertDialog {...shared} onConfirm={() => onConfirm('')} />;
  const { required, reader } = reason;
  return (
    <ReasonDialog
      {...shared}
      overtaken={overtaken}
      reader={reader}
      reasonRequired={required}
      {...(suggestions ? { suggestions } : {})}
      onConfirm={onConfirm}
    />
  );
}
