import { type Coach, createOpenAiCoach, createOpenAiModeration, guardCoach } from './chat-coach.ts';
import { readEvalConfig } from './config.ts';
import { createLayers } from './layers.ts';
import { readOptions, readTexts } from './options.ts';
import { scoreConversations } from './score-conversations.ts';
import { formatScores, scoreLayers } from './score-layers.ts';

const options = readOptions();
const config = readEvalConfig();
const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, MODERATION_MODEL: moderationModel } = config;

const coachWith = (key: string, model: string): Coach =>
  createOpenAiCoach({
    apiKey: key,
    baseUrl,
    model,
    replyTokens: 900,
    deadlines: { firstWordMs: 60_000, nextWordMs: 30_000, wholeMs: 120_000 },
    breaker: { failures: 50, restMs: 5_000 },
    concurrent: options.concurrency,
  });

const coach = apiKey ? guardCoach(coachWith(apiKey, config.OPENAI_MODEL)) : undefined;
const moderation =
  apiKey && moderationModel ? createOpenAiModeration({ apiKey, baseUrl, model: moderationModel }) : undefined;
const layers = createLayers({ ...(coach ? { coach } : {}), ...(moderation ? { moderation } : {}) });
const texts = readTexts(options.texts);
console.log(
  `Danger screening: ${texts.length} texts of ${options.texts.join(', ')}; coach ${coach ? config.OPENAI_MODEL : 'not configured'}, moderation ${moderation ? moderationModel : 'not configured'}; 95 % intervals (Wilson)\n`,
);
console.log(`${formatScores(await scoreLayers(layers, texts, options.concurrency))}\n`);

if (!options.layers) {
  if (apiKey && coach) {
    const judge = config.EVAL_JUDGE_MODEL
      ? { model: config.EVAL_JUDGE_MODEL, coach: coachWith(apiKey, config.EVAL_JUDGE_MODEL) }
      : undefined;
    const hasPassed = await scoreConversations({ model: config.OPENAI_MODEL, coach }, judge);
    process.exitCode = hasPassed ? 0 : 1;
  } else {
    console.log('The conversations are not scored, because OPENAI_API_KEY is not set.');
    process.exitCode = 1;
  }
}
