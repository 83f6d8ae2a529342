import {
  CreateNewsInput,
  GetNewsInput,
  ListNewsInput,
  ListNewsOutput,
  NewsOutput,
  RemoveNewsInput,
  UpdateNewsInput,
} from '@aabha/contracts/news/news.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { formInput } from '../../trpc/form-input';
import { publicProcedure, router, staffProcedure } from '../../trpc/procedures';
import { get, post, postForm } from '../../trpc/procedure-meta';
import { createNews, getNews, listNews, removeNews, updateNews } from './news.service';

export const newsRouter = router({
  list: publicProcedure
    .meta(post('/news/list', 'News, newest first'))
    .input(ListNewsInput)
    .output(ListNewsOutput)
    .query(({ ctx, input }) => listNews(ctx, input)),
  get: publicProcedure
    .meta(get('/news/{id}', 'One article, whole'))
    .input(GetNewsInput)
    .output(NewsOutput)
    .query(({ ctx, input }) => getNews(ctx, input)),
  create: staffProcedure
    .meta(postForm('/news/create', 'Publish an article with its pictures'))
    .input(formInput(CreateNewsInput))
    .output(NewsOutput)
    .mutation(({ ctx, input }) => createNews(ctx, input)),
  update: staffProcedure
    .meta(postForm('/news/{id}/update-v2', 'Change an article and its pictures'))
    .input(formInput(UpdateNewsInput))
    .output(NewsOutput)
    .mutation(({ ctx, input }) => updateNews(ctx, input)),
  remove: staffProcedure
    .meta(post('/news/{id}/remove', 'Take an article away'))
    .input(RemoveNewsInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeNews(ctx, input)),
});
