import { signInCalls } from '@lianxin/api/client';
import type { messageCalls, ResponseOf } from '@lianxin/api/sign-in';
import { useClient } from '@lianxin/api/react';
import { Anchor, MegaphoneIcon } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

type Announcement = ResponseOf<typeof messageCalls.listAnnouncements>['list'][number];

/** Let the form render first. */
const SETTLE_MS = 600;
const SHOWN = 2;

export interface NewsProps {
  /** Address of an announcement, without #. */
  readonly addressOf: (id: string) => string | undefined;
  readonly className?: string;
}

/** The latest announcements, loaded after the form; nothing after a failure. */
export function News({ addressOf, className }: NewsProps) {
  const { t } = useLingui();
  const client = useClient();
  const [list, setList] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      signInCalls()
        .then(({ messageCalls }) =>
          client.call(messageCalls.listAnnouncements, { page: 1, pageSize: SHOWN }, { quiet: true, signal: controller.signal }),
        )
        .then((reply) => setList(reply.list))
        .catch(() => undefined);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client]);
  // Reserve the space, so that nothing moves.
  if (list.length === 0) return <div className={className} />;
  return (
    <ul aria-label={t`公告`} className={className}>
      {list.slice(0, SHOWN).map((one) => (
        <li key={one.id} className="flex items-center gap-2.5 py-1">
          <MegaphoneIcon aria-hidden />
          <Anchor href={`#${addressOf(one.id)}`} className="hover:text-ink hover:underline">
            {one.title}
          </Anchor>
          <time dateTime={one.publishedAt} className="ml-1.5 text-ink-faint">
            {one.publishedAt.slice(5, 10)}
          </time>
        </li>
      ))}
    </ul>
  );
}
