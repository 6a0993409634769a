import { TextLink } from '@lianxin/ui';

/** A document in a sentence. */
export function Example() {
  return (
    <p>
      签署前请阅读 <TextLink href="#agreement">《平台服务协议》</TextLink>。
    </p>
  );
}
