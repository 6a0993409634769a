import { Button, type ButtonProps } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

/** Seconds until another code can be requested (specification §4). */
export const CAPTCHA_RESEND_SECONDS = 60;

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'busy' | 'asChild'> {
  /** Sends the code and resolves to whether it was sent. The countdown starts only if it was. */
  readonly send: () => Promise<boolean>;
  /** @default 获取验证码 */
  readonly children?: ReactNode;
}

/** Requests a code by text message. After a code was sent it is disabled for 60 seconds and counts down. */
export function CountdownButton({ send, children, disabled, ...props }: CountdownButtonProps) {
  const [endsAt, setEndsAt] = useState<number>();
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    // Computed from the clock instead of counting ticks, because browsers throttle timers of background pages.
    const tick = () => {
      const seconds = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) setEndsAt(undefined);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  async function press(): Promise<void> {
    setSending(true);
    try {
      if (await send()) {
        setLeft(CAPTCHA_RESEND_SECONDS);
        setEndsAt(Date.now() + CAPTCHA_RESEND_SECONDS * 1000);
      }
    } finally {
      setSending(false);
    }
  }

  const counting = endsAt !== undefined;
  return (
    <Button {...props} busy={sending} disabled={disabled === true || counting} onClick={() => void press()}>
      {counting ? <Trans>{left} 秒后重新获取</Trans> : (children ?? <Trans>获取验证码</Trans>)}
    </Button>
  );
}
