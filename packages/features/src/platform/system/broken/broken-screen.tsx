import { ErrorState } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../brand/index.ts';
import type { ScreenProps } from '../../navigation/index.ts';
import { HomeLink } from '../home-link.tsx';
import { log } from '../log/log-store.ts';

export interface BrokenScreenProps extends ScreenProps {
  /** The failure; undefined if /500 itself was opened. */
  readonly error?: unknown;
  /** Retries the page. @default goes back */
  readonly onRetry?: () => void;
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && /ChunkLoadError|dynamically imported module|module script failed/i.test(`${error.name} ${error.message}`);

const requestIdOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;

/** Replaces a failed page (specification §8); the shell and other pages keep their state. */
export function BrokenScreen({ error, onRetry }: BrokenScreenProps) {
  const { hotline } = useBrand();
  const navigate = useNavigate();
  const late = isLate(error);
  useEffect(() => {
    if (error !== undefined)
      log({ type: 'error', message: error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown failure' });
  }, [error]);
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <ErrorState
        level={1}
        title={late ? <Trans>页面没有加载完成</Trans> : <Trans>抱歉，服务器出错了</Trans>}
        onRetry={onRetry ?? (() => void navigate(-1))}
        requestId={requestIdOf(error)}
        action={<HomeLink />}
      >
        {late ? (
          <Trans>网络较慢或版本已更新。重试只加载这一页，其他页面上已填写的内容不受影响。</Trans>
        ) : (
          <>
            <Trans>本页没有显示出来，已提交的数据不受影响。</Trans>
            <span className="block">
              <Trans>多次重试仍不行，请拨打服务热线 {hotline}。</Trans>
            </span>
          </>
        )}
      </ErrorState>
    </div>
  );
}
