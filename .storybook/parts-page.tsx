import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { useContext } from 'react';
import { ComponentPage, docOf } from './component-page.tsx';
import { useGlobals } from './use-globals.ts';
import { windowOf } from './viewports.ts';

/**
 * The docs page of a component or screen. Stories that fill the window, name the size of their window, open an overlay or make calls (every
 * screen) are shown in an iframe, which other stories request with the parameter `docs.story.inline: false`.
 */
export function PartsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { channel, componentStoriesFromCSFFile } = useContext(DocsContext);
  const { viewport, ...look } = useGlobals(channel);
  const stories = componentStoriesFromCSFFile(csfFile);
  const written = docOf(String(preparedMeta.parameters['fileName']));
  const playground = stories.find(({ id }) => id.endsWith('--playground'));
  const shown = written === undefined ? stories : stories.filter((story) => story !== playground);
  return (
    <>
      <Title />
      {written === undefined ? (
        <div data-about="">
          <Description of="meta" />
        </div>
      ) : (
        <I18nProvider i18n={i18n}>
          <ComponentPage {...written} chinese={look['locale'] !== 'en-US'} playground={playground?.moduleExport} />
        </I18nProvider>
      )}
      {/* Controls have no effect in an iframe, and they cannot show amounts, which are bigints. */}
      {preparedMeta.id.startsWith('features-') ? <ArgTypes /> : playground === undefined && <Controls />}
      <Heading>Stories</Heading>
      {shown.map(({ id, name, moduleExport, parameters, storyGlobals }) => {
        const isWindow =
          id.startsWith('features-') ||
          parameters['layout'] === 'fullscreen' ||
          parameters['docs']?.story?.inline === false ||
          storyGlobals['viewport'] !== undefined;
        return (
          <section key={id} id={`anchor--${id}`}>
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            {isWindow ? (
              <>
                <Frame id={id} name={name} look={look} size={windowOf(storyGlobals, { viewport })} />
                <details className="my-3">
                  <summary>Code</summary>
                  <Source of={moduleExport} />
                </details>
              </>
            ) : (
              <Canvas of={moduleExport} />
            )}
          </section>
        );
      })}
    </>
  );
}

interface FrameProps {
  readonly id: string;
  readonly name: string;
  /** Language, brand, theme, density and role of the toolbar. */
  readonly look: Readonly<Record<string, unknown>>;
  /** Size of the window; without one it is as wide as the page. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** A story in a window of its own. One wider than the page is scrolled. */
function Frame({ id, name, look, size }: FrameProps) {
  const globals = Object.entries(look).flatMap(([global, value]) => (typeof value === 'string' ? `${global}:${value}` : []));
  return (
    <figure className="m-0 overflow-x-auto" data-width={size?.width}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story is a page of our own, and needs its scripts and its origin */}
      <iframe
        title={name}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`}
        style={size === undefined ? { width: 'calc(100% - 2px)', height: 680 } : size}
        className="box-content rounded-md border border-line"
      />
      {size !== undefined && (
        <figcaption className="text-xs text-ink-muted">
          {size.width} × {size.height}
        </figcaption>
      )}
    </figure>
  );
}
