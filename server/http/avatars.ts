import { createAvatar } from '@dicebear/core';
import * as thumbs from '@dicebear/thumbs';
import type { FastifyInstance } from 'fastify';

/** Serves `/avatars/<id>.svg`: a generated picture that is always the same for an id. */
export function registerAvatars(app: FastifyInstance) {
  app.get<{ Params: { id: string } }>('/avatars/:id([A-Za-z0-9_-]{1,40}).svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'cross-origin' })
      .send(createAvatar(thumbs, { seed: request.params.id }).toString()),
  );
}
