import { CircleHelpIcon, IconButton, Popover, PopoverContent, PopoverTrigger } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { CertificateGuide } from '../certificate-guide/index.ts';

/** A button beside the PIN field that explains the PIN. */
export function PinHelp() {
  const { t } = useLingui();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={t`数字证书说明`} icon={<CircleHelpIcon />} />
      </PopoverTrigger>
      <PopoverContent aria-label={t`数字证书说明`} className="max-w-90 p-4 text-sm">
        <CertificateGuide />
      </PopoverContent>
    </Popover>
  );
}
