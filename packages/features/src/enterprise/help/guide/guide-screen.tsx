import { ArrowLeftIcon, Button, EmptyState, Page, PageHeader, Panel, PrinterIcon, SearchInput, Switch, useIsTablet } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { ChapterArticle } from './chapter-article.tsx';
import { CHAPTERS } from './chapters.ts';
import { Contents } from './contents.tsx';
import { DeviceCheck } from './device-check.tsx';
import { GuideHelp } from './guide-help.tsx';
import { Faq, Glossary } from './reference.tsx';
import { useGuide } from './use-guide.ts';

const QUERY = { chapter: '', search: '', all: '' } as const;

/** The guide: chapters by role, glossary, and advice for each refusal. */
export function GuideScreen() {
  const { t } = useLingui();
  const viewer = useSignedInViewer();
  const [{ chapter, search, all }, change] = useQueryState(QUERY);
  const mine = all === '';
  const guide = useGuide(viewer, { search, mine });
  const shown = guide.parts.flatMap(({ chapters }) => chapters);
  const current =
    shown.find(({ id }) => id === chapter) ?? (search === '' ? CHAPTERS.find(({ id }) => id === chapter) : undefined) ?? shown[0];
  const narrow = useIsTablet();
  // On narrow pages the contents come first, replaced by a chapter.
  const reading = !narrow || chapter !== '' || current === undefined;
  const isReference = ['device', 'glossary', 'faq'].includes(chapter);

  return (
    <Page
      header={
        <PageHeader
          title={t`操作指南`}
          actions={
            <Button icon={<PrinterIcon aria-hidden />} onClick={() => window.print()}>
              <Trans>打印</Trans>
            </Button>
          }
        />
      }
    >
      <div className="grid items-start gap-4 desktop:grid-cols-[280px_minmax(0,1fr)]">
        {(!narrow || chapter === '') && (
          <Panel flush className="print:hidden">
            <div className="flex flex-col gap-3 border-b border-line p-4">
              <SearchInput
                label={t`搜索指南`}
                placeholder={t`步骤、名词、错误码`}
                value={search}
                onSearch={(text) => change({ search: text })}
              />
              <Switch checked={mine} onCheckedChange={(only) => change({ all: only ? '' : '1' })}>
                <Trans>只看我的岗位</Trans>
              </Switch>
            </div>
            <Contents
              guide={guide}
              currentId={isReference ? chapter : reading ? current?.id : undefined}
              onOpen={(id) => change({ chapter: id })}
            />
          </Panel>
        )}
        <div className="flex min-w-0 flex-col gap-4">
          {narrow && chapter !== '' && (
            <Button
              intent="quiet"
              className="-ml-3.5 self-start print:hidden"
              icon={<ArrowLeftIcon aria-hidden />}
              onClick={() => change({ chapter: '' })}
            >
              <Trans>返回目录</Trans>
            </Button>
          )}
          {reading && (
            <Panel className="px-2 py-2">
              {chapter === 'device' && <DeviceCheck />}
              {chapter === 'glossary' && <Glossary entries={guide.glossary} />}
              {chapter === 'faq' && <Faq entries={guide.faq} />}
              {!isReference && current && <ChapterArticle chapter={current} />}
              {!isReference && !current && (
                <EmptyState
                  title={t`没有找到相关章节`}
                  action={
                    <Button onClick={() => change({ search: '' })}>
                      <Trans>清除搜索</Trans>
                    </Button>
                  }
                >
                  <Trans>换一个说法，或在名词解释与错误码中查找。</Trans>
                </EmptyState>
              )}
            </Panel>
          )}
          <GuideHelp />
        </div>
      </div>
    </Page>
  );
}
