import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));

/** What the Dockerfile says about the image, and what the image sets for each of its containers. */
export const image = {
  /** The image on which it is built. */
  base: /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? '',
  /** Its ENV lines. */
  environment: Object.fromEntries(
    [...lastStage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, bare]) => [
        name,
        quoted ?? bare ?? '',
      ]),
    ),
  ),
  /** Its USER, as numbers. */
  user: (/^USER (\d+):(\d+)$/m.exec(lastStage) ?? []).slice(1).map(Number),
  /** The program of its CMD. */
  program: /^CMD \["node", "([^"]+)"\]$/m.exec(lastStage)?.[1] ?? '',
};

/** The source that a program of the image is bundled from. */
export function sourceOf(program: string): string | undefined {
  const [, folder = '', name = ''] =
    /^((?:services|packages)\/\w+)\/dist\/process\/(.+)\.js$/.exec(program) ?? [];
  return globSync(`${folder}/src/**/${name}.ts`, { cwd: root })[0];
}
