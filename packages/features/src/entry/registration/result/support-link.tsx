import { PhoneIcon, Popover, PopoverContent, PopoverTrigger, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';

export function SupportLink() {
  const { t } = useLingui();
  const { hotline } = useBrand();
  const { hours } = useBrandNames();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button intent="quiet" icon={<PhoneIcon />}>
          <Trans>联系客服</Trans>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t`联系客服`} className="p-4 text-sm">
        <a href={`tel:${hotline}`} className="text-lg font-semibold text-accent tabular-nums">
          {hotline}
        </a>
        <p className="mt-1 text-ink-muted">{hours}</p>
      </PopoverContent>
    </Popover>
  );
}
