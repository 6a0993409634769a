import { useLingui } from '@lingui/react/macro';
import { Anchor } from '../anchor/anchor.tsx';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { cn } from '../cn.ts';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface AppFooterProps extends Omit<React.ComponentProps<'footer'>, 'children'> {
  /** Link groups above the bottom line, in one row when there is room. */
  groups?: readonly FooterGroup[] | undefined;
  /** Bottom line: registrations and copyright. Undefined entries are skipped. */
  quiet: readonly (string | undefined)[];
  /** Right end of the bottom line: hotline, hours, version. */
  end?: React.ReactNode;
}

/** Link groups and a bottom line of 48 px. On phones the back-to-top button is at its end. */
export function AppFooter({ groups, quiet, end, className, ...props }: AppFooterProps) {
  const { t } = useLingui();
  return (
    <footer
      {...props}
      className={cn('mr-[var(--pane-now,0px)] border-t border-line px-(--page-gutter) text-xs text-ink-faint print:hidden', className)}
    >
      {groups !== undefined && groups.length > 0 && (
        <nav aria-label={t`页脚链接`} className="flex min-h-10 flex-wrap items-center gap-x-8 gap-y-1 border-b border-line py-1">
          {groups.map((group) => (
            <section key={group.title} className="flex flex-wrap items-center gap-x-4">
              <h2 className="text-sm font-semibold text-ink-muted">{group.title}</h2>
              <ul className="flex flex-wrap gap-x-4">
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
        {quiet
          .filter((words) => words !== undefined)
          .map((words) => (
            <span key={words}>{words}</span>
          ))}
        {end !== undefined && <span className="ml-auto max-desktop:ml-0">{end}</span>}
        <BackToTop className="max-tablet:ml-auto" />
      </div>
    </footer>
  );
}
