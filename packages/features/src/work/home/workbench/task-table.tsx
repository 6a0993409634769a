import { addDays, daysBetween, formatMoney, shanghaiDate, weekday, type CivilDate } from '@lianxin/domain';
import { Anchor, DataTable, EmptyState, Panel, StatusBadge, Tag, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../../../platform/navigation/index.ts';
import { useParties } from '../../../platform/terms/index.ts';
import { TASK_TERMS, type Overview, type Task } from './task-terms.ts';

export interface TaskTableProps {
  readonly overview: Overview | undefined;
  readonly isLoading: boolean;
}

/** How soon a task is due; tasks without a deadline come last. */
function urgencyOf({ deadline }: Task, today: CivilDate): 'overdue' | 'today' | 'week' | 'later' {
  if (deadline === null) return 'later';
  if (deadline < today) return 'overdue';
  if (deadline === today) return 'today';
  const sunday = addDays(today, (7 - weekday(today)) % 7);
  return deadline <= sunday ? 'week' : 'later';
}

/** Days before a deadline at which it is highlighted. */
const PRESSING_DAYS = 4;

/** 等我处理: the person's tasks by deadline, in groups, with links. Notices, which need no act, take one line. */
export function TaskTable({ overview, isLoading }: TaskTableProps) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const today = overview && shanghaiDate(new Date(overview.at));
  const parties = useParties();
  const wayTo = (task: Task) => TASK_TERMS[task.kind].to?.(place, task);
  const aboutOf = (task: Task) => {
    const { kind, subject, part, fromName, toName } = task;
    const about = TASK_TERMS[kind].about?.(task);
    if (about) return <span className="block">{i18n._(about)}</span>;
    return (
      subject !== null && part !== null && <span className="block">{parties.sentence(subject, part, { from: fromName, to: toName })}</span>
    );
  };

  const columns: readonly Column<Task>[] = [
    {
      id: 'kind',
      header: t`事项`,
      width: 100,
      cell: (task) => <StatusBadge tone={TASK_TERMS[task.kind].tone}>{i18n._(TASK_TERMS[task.kind].label)}</StatusBadge>,
    },
    {
      id: 'about',
      header: t`内容`,
      cell: (task) => (
        <span className="block min-w-56 py-1 leading-4.5 whitespace-normal">
          {aboutOf(task)}
          <span className="block text-xs text-ink-muted tabular-nums">{task.number}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t`金额（元）`,
      align: 'end',
      width: 150,
      cell: (task) => (task.amount === null ? '—' : formatMoney(task.amount)),
    },
    {
      id: 'waiting',
      header: t`已等待`,
      width: 80,
      priority: 'low',
      cell: (task) => {
        const since = shanghaiDate(new Date(task.waitingSince));
        const days = Math.max(0, daysBetween(since, today ?? since));
        return <span className="text-ink-muted">{days === 0 ? t`今天` : t`${days} 天`}</span>;
      },
    },
    { id: 'deadline', header: t`期限与原因`, width: 220, cell: (task) => <Deadline task={task} today={today} /> },
    {
      id: 'act',
      header: <span className="sr-only">{t`操作`}</span>,
      name: t`操作`,
      width: 90,
      align: 'end',
      sticky: 'end',
      cell: (task) => {
        const to = wayTo(task);
        return to === undefined ? null : (
          <Anchor href={`#${to}`} className="text-accent underline-offset-3 hover:underline">
            {i18n._(TASK_TERMS[task.kind].verb)}
          </Anchor>
        );
      },
    },
  ];
  const total = overview?.taskTotal ?? 0;
  const headings = { overdue: t`逾期`, today: t`今天`, week: t`本周`, later: t({ message: '以后', context: '待办' }) };
  const notices = overview?.noticeTotal ?? 0;
  const toNotices = place('transfer.notices');
  return (
    <Panel
      flush
      className="h-full"
      footer={
        notices > 0 ? (
          <span className="flex items-center justify-between gap-3">
            <Trans>{notices} 条转让通知，无需办理</Trans>
            {toNotices !== undefined && (
              <Anchor href={`#${toNotices}`} className="text-accent underline-offset-3 hover:underline">
                <Trans>查看</Trans>
              </Anchor>
            )}
          </span>
        ) : undefined
      }
      title={
        <span className="flex items-center gap-2.5">
          <Trans>等我处理</Trans>
          {total > 0 && <Tag tone="critical">{total}</Tag>}
        </span>
      }
    >
      <DataTable
        label={t`等我处理`}
        columns={columns}
        rows={overview?.tasks ?? []}
        rowKey={(task) => `${task.kind} ${task.id}`}
        {...(today === undefined ? {} : { groupOf: (task: Task) => headings[urgencyOf(task, today)] })}
        loading={isLoading}
        skeletonRows={6}
        empty={<EmptyState title={<Trans>没有等您处理的事项</Trans>} />}
        renderCard={(task) => {
          const to = wayTo(task);
          return (
            <div className="space-y-1.5 border-b border-line px-1 pt-0.5 pb-3">
              <div className="flex items-center justify-between gap-3">
                <StatusBadge tone={TASK_TERMS[task.kind].tone}>{i18n._(TASK_TERMS[task.kind].label)}</StatusBadge>
                {task.deadline !== null && <DueDay deadline={task.deadline} today={today} />}
              </div>
              {task.reason !== null && <Reason>{task.reason}</Reason>}
              {task.amount !== null && <div className="text-lg font-semibold tabular-nums">{formatMoney(task.amount)}</div>}
              <div className="flex items-end justify-between gap-3 text-sm text-ink-muted">
                <span className="min-w-0">
                  {aboutOf(task)}
                  <span className="block text-xs tabular-nums">{task.number}</span>
                </span>
                {to !== undefined && (
                  <Anchor href={`#${to}`} className="grid min-h-11 flex-none place-items-center px-2 text-accent">
                    {i18n._(TASK_TERMS[task.kind].verb)}
                  </Anchor>
                )}
              </div>
            </div>
          );
        }}
      />
    </Panel>
  );
}

const Reason = ({ children }: { readonly children: string }) => (
  <span title={children} className="line-clamp-3 min-w-40 text-sm leading-4.5 whitespace-normal text-caution-ink">
    {children}
  </span>
);

function Deadline({ task, today }: { readonly task: Task; readonly today: CivilDate | undefined }) {
  if (task.reason !== null)
    return (
      <span className="block py-1">
        {task.deadline !== null && <DueDay deadline={task.deadline} today={today} />}
        <Reason>{task.reason}</Reason>
      </span>
    );
  if (task.deadline === null) return <span className="text-ink-faint">—</span>;
  return <DueDay deadline={task.deadline} today={today} />;
}

function DueDay({ deadline, today }: { readonly deadline: CivilDate; readonly today: CivilDate | undefined }) {
  const left = daysBetween(today ?? deadline, deadline);
  const on = deadline.slice(5);
  if (left < 0)
    return (
      <Tag tone="critical">
        <Trans>{on} 已截止</Trans>
      </Tag>
    );
  if (left === 0)
    return (
      <Tag tone="critical">
        <Trans>今日截止</Trans>
      </Tag>
    );
  return (
    <span className={left <= PRESSING_DAYS ? 'text-sm text-caution-ink' : 'text-sm'}>
      <Trans>
        {on} 截止，剩 {left} 天
      </Trans>
    </span>
  );
}
