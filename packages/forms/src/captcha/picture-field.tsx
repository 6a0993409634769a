import { Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaptchaButton } from './captcha-button.tsx';
import { CopiedCode } from './copied-code.tsx';

export interface PictureFieldProps {
  readonly name: string;
  /** The picture as a data address; nothing while it is being drawn. */
  readonly image: string | undefined;
  /** It could not be drawn: a press tries again. */
  readonly failed: boolean;
  readonly onRenew: () => void;
}

/** Four characters to copy from a picture that the server drew; it keeps programs out. */
export function PictureField({ name, image, failed, onRenew }: PictureFieldProps) {
  const { t } = useLingui();
  return (
    <CopiedCode
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
