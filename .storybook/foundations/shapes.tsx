import { useState } from 'react';
import { Button } from '../../packages/ui/src/button/index.ts';
import { DataTable, type Density } from '../../packages/ui/src/data-table/index.ts';
import { sampleColumns, sampleRows } from '../../packages/ui/src/data-table/sample-rows.stories-data.tsx';
import { DensitySwitch } from '../../packages/ui/src/density-switch/index.ts';
import { meanings } from './meanings.ts';
import { FoundationPage, Section, TokenSheet, useSay } from './page.tsx';

const sample = '开立链信 3,286,500.00 Issue';

/** Each size is drawn with its own line height. */
function typeDrawn(token: string) {
  if (token.startsWith('font-')) return <span style={{ fontFamily: `var(--${token})`, fontSize: 18 }}>{sample}</span>;
  if (token.startsWith('weight-')) return <span style={{ fontWeight: `var(--${token})` }}>{sample}</span>;
  if (token === 'figures')
    return (
      <span className="flex flex-col items-end" style={{ fontVariantNumeric: `var(--${token})` }}>
        <span>1,111,111.11</span>
        <span>3,286,500.00</span>
      </span>
    );
  const size = token.replace(/^(text|leading)-/, '');
  const style = { fontSize: `var(--text-${size})`, lineHeight: `var(--leading-${size})` };
  return token.startsWith('text-') ? (
    <span style={style} className="whitespace-nowrap">
      {sample.slice(0, 17)}
    </span>
  ) : (
    <span style={style} className="block bg-accent-soft">
      应付账款
      <br />
      电子凭证
    </span>
  );
}

/** Families, sizes, line heights, weights. */
export const Type = () => (
  <FoundationPage
    title={['字体', 'Type']}
    about={[
      '系统自带的中文字体，不下载任何字体。七个字号，各有自己的行高；金额一律等宽数字。',
      'The system’s Chinese fonts; nothing is downloaded. Seven sizes, each with a line height of its own; money always in figures of one width.',
    ]}
  >
    <TokenSheet groups={meanings.type} draw={typeDrawn} />
  </FoundationPage>
);

/** Space and the measures of the frame. */
export const Spacing = () => (
  <FoundationPage
    title={['间距', 'Spacing']}
    about={[
      '以 4 px 为一格。先用小的：同组之内近，不同组之间远。',
      'Everything is a multiple of 4 px. Begin with the small ones: near within a group, far between groups.',
    ]}
  >
    <TokenSheet
      groups={meanings.spacing}
      draw={(token) => <span className="block h-3 max-w-70 rounded-xs bg-accent" style={{ width: `var(--${token})` }} />}
    />
  </FoundationPage>
);

/** Corners, rules and the ring of the focus. */
export const Radius = () => (
  <FoundationPage
    title={['圆角', 'Radius']}
    about={[
      '越大的面圆角越大，但都很小：这是票据，不是玩具。线都是一像素，焦点环两像素。',
      'The larger the surface, the rounder, and never very: these are instruments. Rules are one pixel, the ring of the focus two.',
    ]}
  >
    <TokenSheet
      groups={meanings.radius}
      draw={(token) =>
        token.startsWith('radius-') ? (
          <span className="block size-12 border border-line-strong bg-surface-inset" style={{ borderRadius: `var(--${token})` }} />
        ) : token === 'hairline' ? (
          <span className="block bg-line-strong" style={{ height: `var(--${token})` }} />
        ) : (
          <span className="inline-block rounded-sm bg-surface-inset px-3 py-1 outline-(length:--focus-width) outline-offset-(--focus-offset) outline-focus">
            签收
          </span>
        )
      }
    />
  </FoundationPage>
);

function Moves({ token }: { readonly token: string }) {
  const say = useSay();
  const [moved, setMoved] = useState(false);
  const isEase = token === 'ease-out';
  return (
    <span className="flex items-center gap-4">
      <Button size="sm" onClick={() => setMoved(!moved)}>
        {say(['播放', 'Play'])}
      </Button>
      <span
        className="block size-5 rounded-xs bg-accent transition-[opacity,transform]"
        style={{
          transform: moved ? 'translateX(96px)' : 'none',
          ...(token === 'skeleton-delay'
            ? { transitionDelay: `var(--${token})`, transitionDuration: 'var(--motion-base)' }
            : { transitionDuration: isEase ? '600ms' : `var(--${token})` }),
          transitionTimingFunction: isEase ? `var(--${token})` : 'linear',
        }}
      />
    </span>
  );
}

/** How long things move, and how. */
export const Motion = () => (
  <FoundationPage
    title={['动效', 'Motion']}
    about={[
      '动效只说明东西从哪里来。只动透明度与位移，至多 150 毫秒；系统要求减少动态效果时，一律没有。',
      'Motion says where a thing comes from, and nothing else: opacity and transform, 150 ms at most, and none at all where the system asks for reduced motion.',
    ]}
  >
    <TokenSheet groups={meanings.motion} draw={(token) => <Moves token={token} />} />
  </FoundationPage>
);

/** What lies over what, and what casts a shadow. */
export const Layers = () => (
  <FoundationPage
    title={['层级', 'Layers']}
    about={[
      '谁盖住谁只由这些名称决定，组件从不自己写数字。只有浮起来的面才有阴影。',
      'These names alone decide what covers what; no component writes a number of its own. Only what floats casts a shadow.',
    ]}
  >
    <TokenSheet
      groups={meanings.layers}
      draw={(token) =>
        token.startsWith('shadow-') ? (
          <span className="my-2 block h-12 w-40 rounded-lg bg-surface-raised" style={{ boxShadow: `var(--${token})` }} />
        ) : token === 'watermark-opacity' ? (
          <span className="text-lg text-ink" style={{ opacity: `var(--${token})` }}>
            王建国 8000
          </span>
        ) : (
          <span className="block h-3 min-w-0.5 rounded-xs bg-accent" style={{ width: `calc(var(--${token}) * 2px)` }} />
        )
      }
    />
  </FoundationPage>
);

function BothDensities() {
  const say = useSay();
  const [density, setDensity] = useState<Density>('standard');
  return (
    <div className="flex flex-col items-start gap-3">
      <DensitySwitch value={density} onValueChange={setDensity} />
      <div className="w-full">
        <DataTable
          label={say(['链信持有', 'Vouchers held'])}
          columns={sampleColumns}
          rows={sampleRows(4)}
          rowKey={(row) => row.no}
          density={density}
        />
      </div>
    </div>
  );
}

/** Rows and controls, in both densities and on phones. */
export const Densities = () => (
  <FoundationPage
    title={['密度', 'Density']}
    about={[
      '每人自己选择表格的行高，到处一样。手机上控件自动变高，手指够得着。',
      'Each person chooses the height of rows, and finds it so everywhere. On phones controls grow by themselves, so that a finger hits them.',
    ]}
  >
    <TokenSheet
      groups={meanings.density}
      draw={(token) =>
        token === 'icon-stroke' ? (
          <span className="block w-20 bg-ink" style={{ height: `var(--${token})` }} />
        ) : (
          <span
            className="block rounded-sm border border-line-strong bg-surface-inset"
            style={{ height: `var(--${token})`, width: token.startsWith('icon') || token === 'hit-min' ? `var(--${token})` : 160 }}
          />
        )
      }
    />
    <Section name={['两种行高', 'Both heights']}>
      <BothDensities />
    </Section>
  </FoundationPage>
);
