import { readSettings, setting } from '@app/service-kit';
import * as z from 'zod';

const schema = z.object({
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_BASE_URL: setting.url().optional(),
  OPENAI_MODEL: setting.text('gpt-4.1-mini'),
  /** An additional model that judges the replies; optional. */
  EVAL_JUDGE_MODEL: z.string().min(1).optional(),
});

/** Reads the evaluated model's settings and the judge's. @throws SettingsError naming every problem. */
export function readEvalConfig(): z.output<typeof schema> {
  return readSettings(schema, process.env);
}
