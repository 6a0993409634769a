import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { MegaphoneIcon, Panel } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { AnnouncementDialog } from '../../../foundation/messages/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';

const OPEN = { announcement: '' } as const;

/** The latest announcements as dialogs, because visitors have no page for them. */
export function VisitorNews() {
  const { data } = useEndpoint(contract.message.listAnnouncements, { page: 1, pageSize: 5 }, { quiet: true });
  const [{ announcement }, setOpen] = useQueryState(OPEN);
  return (
    <>
      {data && data.list.length > 0 && (
        <Panel title={<Trans>公告</Trans>} flush>
          <ul className="divide-y divide-line">
            {data.list.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left text-sm hover:bg-surface-hover focus-visible:-outline-offset-2"
                  onClick={() => setOpen({ announcement: one.id })}
                >
                  <MegaphoneIcon aria-hidden className="flex-none text-ink-faint" />
                  <span className="min-w-0 flex-1">{one.title}</span>
                  <time dateTime={one.publishedAt} className="flex-none text-ink-faint tabular-nums">
                    {shanghaiMinute(one.publishedAt).slice(0, 10)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {announcement !== '' && (
        <AnnouncementDialog
          id={announcement}
          onOpen={(id) => setOpen({ announcement: id })}
          onClose={() => setOpen({ announcement: '' })}
        />
      )}
    </>
  );
}
