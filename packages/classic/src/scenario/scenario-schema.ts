import { eventSchema } from './form/event-form.ts';
import { expectationDefinition } from './form/expectation.ts';
import { scenarioForm } from './form/scenario-form.ts';
import type { Schema } from './form/shape.ts';
import { definitions } from './form/step.ts';

/** The form of a scenario file as JSON Schema, for editors. Made from the shapes that the reader uses. */
export function scenarioSchema(): Schema {
  const { properties, ...rest } = scenarioForm.schema() as { properties: Schema };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of the classic game',
    ...rest,
    properties: {
      ...properties,
      variants: {
        type: 'object',
        description: 'each tells only what is different from the scenario; null takes a field away',
        additionalProperties: { type: 'object' },
      },
    },
    $defs: {
      event: eventSchema,
      word: definitions.word.schema(),
      step: definitions.step.schema(),
      expectation: expectationDefinition.schema(),
    },
  };
}
