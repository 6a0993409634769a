import { useLingui } from '@lingui/react/macro';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface AppFooterProps extends Omit<React.ComponentProps<'footer'>, 'children'> {
  /** Columns of links over the quiet line; on work pages there are none. */
  groups?: readonly FooterGroup[] | undefined;
  /** The quiet line: registrations, rights. */
  quiet: readonly string[];
  /** Right end of the quiet line: hotline, hours, version. */
  end?: React.ReactNode;
}

/** Link groups, then one quiet line of 48 px. */
export function AppFooter({ groups, quiet, end, className, ...props }: AppFooterProps) {
  const { t } = useLingui();
  return (
    <footer {...props} className={cn('border-t border-line px-(--page-gutter) text-xs text-ink-faint print:hidden', className)}>
      {groups !== undefined && groups.length > 0 && (
        <nav aria-label={t`页脚链接`} className="flex flex-wrap gap-x-16 gap-y-6 border-b border-line py-6">
          {groups.map((group) => (
            <section key={group.title}>
              <h2 className="mb-2 text-sm font-semibold text-ink">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Anchor
                      href={link.href}
                      className="inline-flex min-h-6 items-center text-sm text-ink-muted no-underline hover:text-accent hover:underline"
                    >
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 py-2">
        {quiet.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {end !== undefined && <span className="ml-auto max-desktop:ml-0">{end}</span>}
      </div>
    </footer>
  );
}
