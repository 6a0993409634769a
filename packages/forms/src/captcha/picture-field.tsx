import { Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaptchaButton } from './captcha-button.tsx';
import { CaptchaInput } from './captcha-input.tsx';

export interface PictureFieldProps {
  readonly name: string;
  /** The picture as a data URL; undefined while it is loading. */
  readonly image: string | undefined;
  /** Loading failed; clicking the button tries again. */
  readonly failed: boolean;
  readonly onRenew: () => void;
}

/** A captcha of four characters that the server draws, as protection against programs. */
export function PictureField({ name, image, failed, onRenew }: PictureFieldProps) {
  const { t } = useLingui();
  return (
    <CaptchaInput
      name={name}
      label={t`图形验证码`}
      required
      picture={
        <CaptchaButton onRefresh={onRenew}>
          {failed && <Trans>点击重试</Trans>}
          {!failed && image === undefined && <Skeleton className="size-full" />}
          {!failed && image !== undefined && <img src={image} alt="" className="size-full object-contain" />}
        </CaptchaButton>
      }
    />
  );
}
