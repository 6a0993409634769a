import { cn } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { strengthOf, type Strength } from './strength.ts';

const BARS: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };
const COLOURS: Readonly<Record<Strength, string>> = { weak: 'bg-critical', fair: 'bg-caution', strong: 'bg-positive' };

export function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useLingui();
  if (password === '') return null;
  const strength = strengthOf(password);
  const words: Readonly<Record<Strength, string>> = { weak: t`弱`, fair: t`中`, strong: t`强` };
  const word = words[strength];
  return (
    <p role="status" className="flex items-center gap-2 text-xs text-ink-muted">
      <span aria-hidden className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cn('h-1 w-8 rounded-full', bar <= BARS[strength] ? COLOURS[strength] : 'bg-line')} />
        ))}
      </span>
      <Trans>密码强度：{word}</Trans>
    </p>
  );
}
