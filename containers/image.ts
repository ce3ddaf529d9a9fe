import path from 'node:path';
import { GenericContainer, getContainerRuntimeClient, ImageName } from 'testcontainers';
import { image } from '../scripts/deployment/image.ts';

/** The name of the image that the tests build. */
export const APP_IMAGE = 'hearten:test-containers';

/** Builds the image from the sources as they are now, once for all test files. */
export async function setup(): Promise<void> {
  const began = performance.now();
  await GenericContainer.fromDockerfile(path.dirname(import.meta.dirname)).build(APP_IMAGE, {
    deleteOnExit: false,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const { image: images } = await getContainerRuntimeClient();
  const megabytesOf = async (name: string) =>
    Math.round((await images.inspect(ImageName.fromString(name))).Size / 1_000_000);
  const base = await megabytesOf(image.base);
  console.log(
    `image built in ${seconds} s: ${(await megabytesOf(APP_IMAGE)) - base} MB over its base of ${base} MB`,
  );
}
