import {
  ErrorState,
  LoadingRegion,
  Sheet,
  SheetBody,
  SheetContent,
  SheetFooter,
  SkeletonText,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  useIsMobile,
  type SheetContentProps,
} from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRecordName } from '../../navigation/index.ts';
import { FailureState, NotRenewed } from '../../notices/index.ts';
import type { Verb } from '../acts/row-acts.tsx';
import { RecordActs } from './record-acts.tsx';
import { useIsBeside } from './use-is-beside.ts';
import type { SheetPlace, Shown } from './use-sheet.ts';

const RecordPage = lazy(async () => {
  const { RecordPage: Page } = await import('../widened/record-page.tsx');
  return { default: Page };
});

export interface RecordTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface RecordSheetProps<Record> extends Pick<SheetContentProps, 'className' | 'onOpenAutoFocus'> {
  readonly at: SheetPlace;
  readonly shown: Shown<Record>;
  /** Name of the record; while it loads, its kind. */
  readonly title: (record: Record | undefined) => ReactNode;
  /** Shown after the title, such as a state. */
  readonly titleNote?: (record: Record) => ReactNode;
  /** Acts in the foot. @default no foot */
  readonly acts?: { readonly name: (record: Record) => string; readonly verbs: (record: Record) => readonly Verb[] };
  /** The tabs; the first one is open initially. */
  readonly tabs?: (record: Record) => readonly RecordTab[];
  /** Shown for an unknown id. @default 地址中的标识不正确 */
  readonly missing?: ReactNode;
  readonly bodyClassName?: string;
  /** The part above the tabs, or everything. */
  readonly children: (record: Record) => ReactNode;
}

/** A record beside its list, with loading and error states, tabs and acts. Can be expanded to the page. */
export function RecordSheet<Record>({
  at,
  shown: { data, isLoading = false, isOutdated = false, error, refresh },
  title,
  titleNote,
  acts,
  tabs,
  missing,
  bodyClassName = 'flex flex-col gap-5',
  children,
  ...content
}: RecordSheetProps<Record>) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const beside = useIsBeside();
  // The acts of a record that has just changed wait, whichever dialog or row changed it.
  const verbs = data === undefined ? [] : (acts?.verbs(data) ?? []).map((verb) => (isOutdated ? { ...verb, waits: true } : verb));
  const parts = data === undefined ? [] : (tabs?.(data) ?? []);
  const name = title(data);
  useRecordName(data === undefined ? error && null : (acts?.name(data) ?? ownName(name, title(undefined))));
  const note = data === undefined ? undefined : titleNote?.(data);
  const doing = data !== undefined && verbs.length > 0 && <RecordActs name={acts?.name(data) ?? ''} verbs={verbs} />;
  const shownParts = (
    <>
      {data === undefined && isLoading && !error && (
        <LoadingRegion className="flex flex-col gap-6">
          <SkeletonText lines={2} />
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
      {data === undefined && error && <FailureState error={error} {...(refresh ? { onRetry: () => void refresh() } : {})} />}
      {data === undefined &&
        !isLoading &&
        !error &&
        (missing ?? <ErrorState title={t`没有加载出来`}>{t`地址中的标识不正确。`}</ErrorState>)}
      {data !== undefined && <NotRenewed error={error} onRetry={() => void refresh?.()} />}
      {data !== undefined && children(data)}
      {parts.length > 0 && <Parts parts={parts} tab={at.tab} onTabChange={at.setTab} />}
    </>
  );
  if (at.id !== '' && at.wide && !mobile) {
    return (
      <Suspense>
        <RecordPage title={name} status={note} acts={doing} onNarrow={() => at.setWide(false)} onClose={at.close}>
          <div className={bodyClassName} aria-busy={isOutdated}>
            {shownParts}
          </div>
        </RecordPage>
      </Suspense>
    );
  }
  return (
    <Sheet open={at.id !== ''} onOpenChange={(open) => !open && at.close()}>
      {at.id !== '' && (
        <SheetContent {...content} beside={beside} title={name} titleNote={note} onWiden={() => at.setWide(true)}>
          <SheetBody className={bodyClassName} aria-busy={isOutdated}>
            {shownParts}
          </SheetBody>
          {doing && <SheetFooter>{doing}</SheetFooter>}
        </SheetContent>
      )}
    </Sheet>
  );
}

/** A title that names the record and not merely its kind. */
const ownName = (name: ReactNode, kind: ReactNode) => (typeof name === 'string' && name !== kind ? name : undefined);

interface PartsProps {
  readonly parts: readonly RecordTab[];
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
}

function Parts({ parts, tab, onTabChange }: PartsProps) {
  const [first] = parts;
  const chosen = parts.some(({ id }) => id === tab) ? tab : (first?.id ?? '');
  return (
    <Tabs value={chosen} onValueChange={(id) => onTabChange(id === first?.id ? '' : id)}>
      <TabList>
        {parts.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {parts.map(({ id, content }) => (
        <TabPanel key={id} value={id} className="flex flex-col gap-5 pt-4">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
