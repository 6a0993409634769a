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
import { useContext } from 'react';
import { useGlobals } from './use-globals.ts';

/**
 * The docs page of a component or screen. Stories that fill the window, open an overlay or make calls (every screen) are shown in an iframe,
 * which other stories request with the parameter `docs.story.inline: false`.
 */
export function PartsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { channel, componentStoriesFromCSFFile } = useContext(DocsContext);
  const globals = Object.entries(useGlobals(channel)).map(([name, value]) => `${name}:${String(value)}`);
  const stories = componentStoriesFromCSFFile(csfFile);
  return (
    <>
      <Title />
      <Description of="meta" />
      {/* Controls have no effect in an iframe, and they cannot show amounts, which are bigints. */}
      {preparedMeta.title.startsWith('features/') ? <ArgTypes /> : <Controls />}
      <Heading>Stories</Heading>
      {stories.map(({ id, name, moduleExport, parameters, title }) => (
        <section key={id} id={`anchor--${id}`}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          {title.startsWith('features/') || parameters['layout'] === 'fullscreen' || parameters['docs']?.story?.inline === false ? (
            <>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story is a page of our own, and needs its scripts and its origin */}
              <iframe
                title={name}
                loading="lazy"
                src={`iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`}
                className="h-170 w-full rounded-md border border-line"
              />
              <details className="my-3">
                <summary>Code</summary>
                <Source of={moduleExport} />
              </details>
            </>
          ) : (
            <Canvas of={moduleExport} />
          )}
        </section>
      ))}
    </>
  );
}
