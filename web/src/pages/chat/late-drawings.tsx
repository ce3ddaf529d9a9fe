import { type ComponentType, lazy, Suspense } from 'react';

/** Pictures come after the page, or not at all. Their places keep the room for them. */
function lateDrawing(name: 'CupsDrawing' | 'SignpostDrawing') {
  const Drawing = lazy(async (): Promise<{ default: ComponentType }> => {
    const drawings = await import('../drawings.tsx').catch(() => null);
    return { default: drawings?.[name] ?? (() => null) };
  });
  return () => (
    <Suspense fallback={null}>
      <Drawing />
    </Suspense>
  );
}
export const LateCups = lateDrawing('CupsDrawing');
export const LateSignpost = lateDrawing('SignpostDrawing');
