import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CaptchaButton } from './captcha-button.tsx';
import { drawCaptcha } from './draw-captcha.ts';

export interface DrawnCaptchaProps {
  /** The code that is drawn: `newCaptcha()`. */
  readonly code: string;
  /** The person asks for another one. */
  readonly onRefresh: () => void;
}

const token = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim() || 'CanvasText';

/** A code drawn on this device (specification §5); a press draws another. It keeps no robot out: the server counts tries. So a screen reader may be told the characters. */
export function DrawnCaptcha({ code, onRefresh }: DrawnCaptchaProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (current)
      drawCaptcha(current, code, {
        ink: token(current, '--ink'),
        line: token(current, '--line-strong'),
      });
  }, [code]);
  const spelled = Array.from(code).join(' ');
  return (
    <CaptchaButton label={t`图形验证码：${spelled}。按下换一张`} onRefresh={onRefresh}>
      <canvas ref={canvas} aria-hidden="true" className="block size-full object-contain" />
    </CaptchaButton>
  );
}
